module saffron.example/recipes

go 1.19
